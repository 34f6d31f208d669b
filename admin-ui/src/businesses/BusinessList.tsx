import { List, SimpleList } from 'react-admin';

export const BusinessList = () => (
  <List title={false} storeKey={false} perPage={25} sort={{ field: 'created_at', order: 'DESC' }} empty={false}>
    <SimpleList primaryText={({ business_name }) => business_name} linkType={false} />
  </List>
);
