import { lazyPage } from './lazyPage';
import { paths } from './paths';

/** Logo, page and a copyright line only. */
export const loginPages = {
  [paths.login.path]: lazyPage(() => import('../pages/user/LoginPage'), 'LoginPage'),
  [paths.register.path]: lazyPage(() => import('../pages/user/RegisterPage'), 'RegisterPage'),
  [paths.registerSuccess.path]: lazyPage(
    () => import('../pages/user/RegisterSuccessPage'),
    'RegisterSuccessPage',
  ),
  [paths.findPassword.path]: lazyPage(
    () => import('../pages/user/FindPasswordPage'),
    'FindPasswordPage',
  ),
  [paths.resetPassword.path]: lazyPage(
    () => import('../pages/user/ResetPasswordPage'),
    'ResetPasswordPage',
  ),
  [paths.result.path]: lazyPage(() => import('../pages/user/ResultPage'), 'ResultPage'),
};

export const publicPages = {
  [paths.home.path]: lazyPage(() => import('../pages/HomePage'), 'HomePage'),
  [paths.goods.path]: lazyPage(
    () => import('../pages/productdetail/ProductDetailPage'),
    'ProductDetailPage',
  ),
  [paths.faq.pattern]: lazyPage(() => import('../pages/faq/FaqPage'), 'FaqPage'),
  [paths.article.pattern]: lazyPage(() => import('../pages/article/ArticlePage'), 'ArticlePage'),
};

/** Only for those who are signed in. */
export const guardedPages = {
  [paths.message.path]: lazyPage(() => import('../pages/message/MessagesPage'), 'MessagesPage'),
  [paths.cart.path]: lazyPage(() => import('../pages/cart/CartPage'), 'CartPage'),
  [paths.confirmOrder.path]: lazyPage(
    () => import('../pages/confirmOrder/ConfirmOrderPage'),
    'ConfirmOrderPage',
  ),
  [paths.payment.path]: lazyPage(() => import('../pages/payment/PaymentPage'), 'PaymentPage'),
  [paths.payResult.path]: lazyPage(() => import('../pages/payment/PayResultPage'), 'PayResultPage'),
  [paths.recharge.path]: lazyPage(() => import('../pages/later/LaterPages'), 'RechargePage'),
  [paths.westpay.path]: lazyPage(() => import('../pages/later/LaterPages'), 'WestpayPage'),
};
