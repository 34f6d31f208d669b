-- Whole customers straight into the log: $1 the position before the first event, $2 and $3 the first and last customer.
-- A registration, a verification, a subscription, two businesses, nine reviews, six decisions: 20 events each, with all
-- that the product needs to read them. Personal fields are null, as after an erasure.
with customer as (
  select number, pg_temp.bulk_id(1, number) as account from generate_series($2::bigint, $3::bigint) as number
), slot as (
  select number, account, slot, case
      when slot < 5 then slot - 3
      when slot < 14 then (slot - 5) % 2
      else (slot - 14) % 2
    end as business, case when slot < 14 then slot - 5 else slot - 14 end as review
  from customer cross join generate_series(0, 19) as slot
), named as (
  select *,
    pg_temp.bulk_id(2, number * 2 + business) as business_id,
    pg_temp.bulk_id(3, number * 9 + review) as review_id
  from slot
)
insert into event_log.events (position, stream_id, version, type, id, data, metadata, recorded_at)
select
  $1 + number * 20 + slot + 1,
  case
    when slot < 2 then 'account-' || account
    when slot = 2 then 'subscription-' || account
    when slot < 5 then 'business-' || business_id
    else 'review-' || review_id
  end,
  case when slot = 1 or slot >= 14 then 2 else 1 end,
  case
    when slot = 0 then 'AccountRegistered'
    when slot = 1 then 'EmailVerified'
    when slot = 2 then 'SubscriptionStarted'
    when slot < 5 then 'BusinessAdded'
    when slot < 14 then 'ReviewSubmitted'
    else 'ReviewStatusChanged'
  end,
  pg_temp.bulk_id(4, number * 20 + slot)::uuid,
  case
    when slot = 0 then format('{"accountId":"%s","email":null,"phoneNumber":null,"language":"de"}', account)
    when slot = 1 then format('{"accountId":"%s"}', account)
    when slot = 2 then format('{"subscriptionId":"%s","accountId":"%s","planName":"standard","pricePerMonthEuro":59,"termMonths":12,"vatPercent":19,"paymentMethod":"Kreditkarte","startedAt":"2026-01-05T09:00:00.000Z","expiresAt":"2027-01-05T09:00:00.000Z"}', pg_temp.bulk_id(5, number), account)
    when slot < 5 then format('{"businessId":"%s","accountId":"%s","businessName":null,"googleBusinessLink":null}', business_id, account)
    when slot < 14 then format('{"reviewId":"%s","businessId":"%s","accountId":"%s","reviewerName":null,"rating":%s,"reviewText":null,"reviewUrl":null,"reason":"spam","goodFaith":true,"submittedBy":"customer"}', review_id, business_id, account, review % 5 + 1)
    else format('{"reviewId":"%s","businessId":"%s","accountId":"%s","from":"eingereicht","to":"gelöscht"}', review_id, business_id, account)
  end,
  format('{"schemaVersion":1,"accountId":"%s","actor":{"kind":"account","id":"%s"},"correlationId":"bulk","causationId":"bulk","commandId":"bulk"}', account, account),
  -- Later than everything there is, earlier than everything that comes.
  (select date_trunc('milliseconds', recorded_at + (number * 20 + slot) * interval '1 microsecond') from event_log.log_head)
from named
