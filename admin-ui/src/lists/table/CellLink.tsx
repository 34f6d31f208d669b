import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface CellLinkProps {
  readonly to: string;
  readonly children: ReactNode;
}

/** A way on from a cell; the rest of its row opens the row. */
export const CellLink = ({ to, children }: CellLinkProps) => (
  <Link to={to} className="cell-link">
    {children}
  </Link>
);
