/** One file for all three, which few open: more would take the chunks apart that every list loads. */
export { PartnerList } from './PartnerList.tsx';
export { PartnerPage } from './PartnerPage.tsx';
export { CreatePartner } from './partner-forms.tsx';
