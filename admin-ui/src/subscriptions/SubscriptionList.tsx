import { List, SimpleList } from 'react-admin';

export const SubscriptionList = () => (
  <List title={false} storeKey={false} perPage={25} sort={{ field: 'created_at', order: 'DESC' }} empty={false}>
    <SimpleList primaryText={({ user_email }) => user_email} linkType={false} />
  </List>
);
