import { Navigate, useLocation } from 'react-router';

/** Links to the queue lead to the desk, which does what it did. */
export const QueueMoved = () => <Navigate to={`/desk${useLocation().search}`} replace />;
