-- Cases as their events would leave them in rm_review_case's tables, which the session's search_path names: $1 cases of 200
-- businesses, a quarter each lacking something, ready, asked about, and with the platform; every twentieth is due,
-- so that a page of 25 of them is full whatever $1 is, and every page shows as many.
with made as (
  select n, gen_random_uuid() as id, case
    when n % 4 = 0 then '{"missing": ["review_url", "reason"]}'::jsonb
    when n % 4 = 1 then '{}'
    when n % 4 = 2 then jsonb_build_object('question', jsonb_build_object('id', gen_random_uuid(), 'askedAt', to_char(
      timestamp '2026-09-01' + n * interval '1 minute', 'YYYY-MM-DD"T"HH24:MI:SS".000Z"')))
    else jsonb_build_object('waitsForPlatform', true, 'forwarding', jsonb_build_object('id', gen_random_uuid(), 'channel',
      (array['report-tool', 'legal-form', 'email', 'post'])[1 + n / 4 % 4], 'at', '2026-09-01T08:00:00.000Z', 'isAppeal', false),
      'followUpAt', to_char(case when n % 20 = 3 then timestamp '2026-01-05 08:00' else timestamp '2099-01-05 08:00' end
        + (n / 20 % 20) * interval '1 day', 'YYYY-MM-DD"T"HH24:MI:SS".000Z"'))
  end as changes
  from generate_series(1, $1::integer) as n
)
insert into review_case (id, business_id, account_id, created_at, facts, words)
select id, (lpad(to_hex(n % 200), 8, '0') || '-0000-7000-8000-000000000001')::uuid,
       (lpad(to_hex(n % 200), 8, '0') || '-0000-7000-8000-000000000002')::uuid,
       timestamptz '2026-01-01' + n * interval '1 minute',
       '{"decided": false, "withdrawnAt": null, "missing": [], "question": null, "questionRemindedAt": null, "answeredAt": null,
         "forwarding": null, "waitsForPlatform": false, "answerEnteredAt": null, "followUpAt": null, "appealUsed": false,
         "takenOver": null, "lastStepAt": null}'::jsonb || changes,
       jsonb_build_object('reviewer', 'Gast ' || n)
from made
