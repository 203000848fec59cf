/** The page of the payment gateway, which is not ours; an object, so that tests see who is sent there. */
export const gatewayPage = {
  open(url: string): void {
    window.location.assign(url);
  },
};
