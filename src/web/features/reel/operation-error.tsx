import { RetryNotice } from '../../ui/retry-notice.tsx';
import { operationErrors, type ReelOperation } from './state/operations.ts';
import { texts } from './texts.ts';

type OperationErrorProps = { operation: ReelOperation; onRetry: () => void };

/** An operation of the wizard that failed, above the step. */
export const OperationError = ({ operation, onRetry }: OperationErrorProps) => (
  <RetryNotice onRetry={onRetry}>{texts.error(operationErrors[operation])}</RetryNotice>
);
