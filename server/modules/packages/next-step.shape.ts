import { choice, instant, model, nullable } from '../../platform/http/shape';
import { NextActionEnum, NextActorEnum } from './next-step.types';

/** Who acts next, as the REST calls answer it. */
export const nextStepShape = model('NextStep', 'Who acts next on an order or package.', {
  actor: choice('Who.', NextActorEnum, 'SHOPPER'),
  action: choice('What they do.', NextActionEnum, 'PAY'),
  by: nullable(instant('Until when; null without such an instant.')),
});
