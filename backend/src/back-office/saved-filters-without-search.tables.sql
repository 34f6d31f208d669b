-- What was searched for may be a customer's name or address, and would outlive the customer's account.
update back_office.saved_filters set filter = filter - 'q' where filter ? 'q';
