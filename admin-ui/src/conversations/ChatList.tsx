import { List, SimpleList } from 'react-admin';

export const ChatList = () => (
  <List title={false} storeKey={false} perPage={25} sort={{ field: 'last_activity_at', order: 'DESC' }} empty={false}>
    <SimpleList primaryText={({ id }) => id} linkType={false} />
  </List>
);
