import { manifests } from '../capabilities.ts';
import type { SliceDeclaration } from '../platform/slice.port.ts';

/** Offered only where a payment provider is paid for real, which no test and no proof has. */
const PAID_FOR_REAL = [
  'POST /api/subscription/checkout',
  'POST /api/invoices/{id}/checkout',
  'GET /api/payments/standing',
  'POST /api/payments/card',
  'POST /api/payments/collection',
  'POST /api/admin/invoices/{id}/booking',
  'POST /api/admin/invoices/{id}/booking/withdrawal',
];

/** As the OpenAPI document names the operation: 'POST /api/reviews/{id}/notes'. */
const operationOf = ({ call }: SliceDeclaration): string => call.replace(' ', ' /api').replace(/:(\w+)/g, '{$1}');

/** Every slice that a product with simulated payments offers. */
export const slicesByOperation: ReadonlyMap<string, SliceDeclaration> = new Map(
  manifests
    .flatMap(({ slices }) => slices.map((slice) => [operationOf(slice), slice] as const))
    .filter(([operation]) => !PAID_FOR_REAL.includes(operation)),
);
