import { List, SimpleList } from 'react-admin';

export const UserList = () => (
  <List title={false} storeKey={false} perPage={25} sort={{ field: 'created_at', order: 'DESC' }} empty={false}>
    <SimpleList primaryText={({ email }) => email} linkType={false} />
  </List>
);
