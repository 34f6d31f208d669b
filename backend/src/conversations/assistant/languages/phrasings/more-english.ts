import { lines, type Paraphrases } from '../../understanding/paraphrases/paraphrases.ts';

/** English as people write who tell of themselves first, or in other words than the shortest. */
export const moreEnglishPhrasings: Paraphrases = {
  price: lines(`
    what is the fee
    the monthly fee please
    and the costs
    how much will be taken from my account monthly including tax
    what would I be paying you each month all in
    what's the damage per month
    what do I pay overall for a year with tax on top
    give me the total price for twelve months please
    is the tax already in there or does it come on top
    ballpark figure for a small bakery please
    I run a small cafe, what would this set me back
    how many euros leave my bank account
    any set up fee besides the monthly amount
    do prices go up after the first year
    does it stay the same price in year two
    is there a trial month
    can I test it before I buy
    any special offer for charities or start ups
    what does a subscription cost for a hairdresser
    I only have a tiny shop, is there a smaller package
  `),
  unlimited: lines(`
    we have forty bad reviews, can we send them all in for the same fee
    is there a cap on how many I can file
    three restaurants, one account, does that work
    do you charge per review or a flat amount
    how many requests am I allowed per month
    do more locations cost more
  `),
  'fee-on-success': lines(`
    will I be charged if Google leaves the review up
    what if nothing comes down, do I still have to pay the fee
    do you only take money when it works
    is it a flat fee or only for successful removals
    so I pay every month no matter what happens
    and if all of them get refused, do I pay anyway
    is there an extra fee for each deleted review
  `),
  'plan-contents': lines(`
    what's in the package
    is chat support included or extra
    what comes with the monthly fee
  `),
  term: lines(`
    for how long do I commit
    can I leave before the year is up
    can I get out of the contract earlier
    is an early exit possible
    how long must I commit myself
    and for how long
    how long am I tied in
    for how many months do I sign up
    can I take it just for a few weeks
    can I take it for a quarter
    does it roll over on its own after a year
    will it go on by itself if I do nothing
    is there a minimum period I have to stay
    can I pause the contract over the winter
    is a month by month contract possible
    what is the shortest time I can book
    how many months am I locked into
  `),
  notice: lines(`
    can I leave whenever I feel like it
    how much notice do I need to give
    how do I get out of the contract
    I sold my shop, how do I stop the subscription
    is an email enough to cancel
    how many weeks before the end must I tell you
    where is the cancel button
    do I have to give a reason when I cancel
    can I stop after two months
    how to quit
    what do I have to do to get rid of the subscription
    can I change my mind after I cancelled
    do I need to write a letter to cancel
  `),
  withdrawal: lines(`
    do I get the money back
    will you give me my money back
    do I have two weeks to change my mind
    is there a cooling off period for companies
    can I back out after signing
    I thought every online purchase can be returned within fourteen days
    we signed up last week and want to step back from the deal
    do you pay anything back if I leave early
    can I have my fees back if Google says no
    right to withdraw for a limited company
    will I be reimbursed for the months I don't use
  `),
  product: lines(`
    in one sentence, what is it you do
    is this something like a law firm
    what is your service good for
    somebody posted lies about our hotel, can you do something
    an ex employee wrote nonsense about us on Google
    how could you help a dentist with nasty reviews
    are you able to take a review down for us
  `),
  'first-steps': lines(`
    walk me through it please
    what happens step by step
    I just registered, what comes next
    how do I get going
    what do I need to begin
    explain to me how the whole thing runs
    I am new here and have no idea what to do
  `),
  'add-review': lines(`
    where do I put in the review that has to go
    how do I hand in a review
    how do I file a request
    which fields do I have to fill in
    do I need the link of the review or just the text
    what details do you need for one request
    how do I send you the review of an angry guest
    which button do I press to report one
    can somebody enter the reviews for me
  `),
  'many-reviews': lines(`
    can I upload a list of reviews
    how do I enter thirty reviews at once
    is there an import for many reviews
    can I send you a spreadsheet with all of them
    bulk upload
    do I have to type in each one by hand
  `),
  'add-business': lines(`
    where do I get the link of my Google listing
    how do I register a second shop
    how do I put my restaurant in
    you want a link to my profile, where is it
    how do I add another branch
  `),
  'change-review': lines(`
    I made a typo in my request, can I fix it
    how do I withdraw a request
    can I change the reason afterwards
    I forgot something in my request, how do I add it
    I picked the wrong number of stars
    please take my request back
    can I edit a review I entered
  `),
  'which-reviews': lines(`
    what grounds are on the list
    what are the reasons I can pick
    does the review have to be recent
    can I hand in something that is three years old
    what kind of reviews do you take
    only stars and no words, does that count
    on which grounds can a review be reported
    which reason fits best for a fake review
  `),
  evidence: lines(`
    can I send you a video as proof
    which file formats do you take
    how big may a file be
    do you need any proof from me
    can I attach a photo of the till receipt
    is it required to send documents
    where do I upload my proof
    my phone makes heic pictures, do they work
  `),
  duration: lines(`
    how many weeks until something happens
    roughly how long before Google replies
    is it a matter of days or months
    when can I expect an answer
    does the platform have a deadline
    how soon would that thing be off my profile
    why does it take so long
  `),
  promise: lines(`
    does it really get deleted
    do the reviews really come down
    can I be sure that it works
    how many out of ten get taken down
    what percentage of reviews do you get removed
    is success certain with a fake one
    what if I have clear proof, is it gone then for sure
    how good are the odds
  `),
  'who-decides': lines(`
    who has the final say
    is it you or Google that takes it down
    do you have a deal with Google
    can you put pressure on the platform
    what is your part in it
  `),
  assessment: lines(`
    is it against the law to write something like that
    can they write that I am a crook
    would a court remove this
    do I have a case against the reviewer
    is this still freedom of opinion
    should I press charges
  `),
  'not-approved': lines(`
    and what if they say no
    Google turned it down, what can I do
    can I try once more with another reason
    is a refusal final
    how do I object to a rejection
    second attempt possible
  `),
  status: lines(`
    what do the three states stand for
    the page says nicht genehmigt, what is that
    what is the meaning of the word next to my review
  `),
  'own-overview': lines(`
    any progress with the things I sent you
    has anything moved on my requests
    did you get rid of any of them yet
    where do my requests stand
    what happened to the reviews I reported
    how far are you with my reviews
    did Google answer regarding my reviews
    give me an update please
    is that one star rating of mine gone yet
    how many have been taken down for me so far
  `),
  'own-subscription': lines(`
    on what date am I out of the contract
    am I subscribed at the moment
    how much longer does my contract run
    did my subscription go through
    what is the end date of my plan
  `),
  'own-notice': lines(`
    what is the very latest day I can cancel mine
    can I still get out before the renewal
    when do I have to send my cancellation at the latest
  `),
  'own-open-invoice': lines(`
    is there something left to settle
    is everything paid on my side
    you sent me a reminder, what is that about
    is there a bill outstanding on my account
  `),
  'own-next-invoice': lines(`
    when will you take the money again
    what day is the next debit
    next charge when and how much
  `),
  'own-invoices': lines(`
    send me an overview of all my bills
    what have I paid you in total
    the bill of January please
  `),
  payment: lines(`
    my bookkeeper wants to pay by transfer, is that okay
    is PayPal fine with you
    would a debit card work for you guys
    can we settle by bank transfer instead of card
    we don't own a credit card, what now
    is Apple Pay accepted
    cash or cheque possible
    how is the money collected
    which ways of paying do you offer
    is it possible to pay with a foreign bank account
    my bank is in Austria, can I transfer the money from there
    do you take payments from an account abroad
    our company account is with a bank in Switzerland, does that work
    could we pay out of a British bank account
    I only have a bank account, no card
    do you accept a transfer from a foreign bank
    can I pay straight from my bank
  `),
  'payment-failed': lines(`
    my card was refused, what happens now
    the payment didn't go through
    what happens when the charge fails
    will you try to charge again
  `),
  'change-card': lines(`
    I got a new card from my bank, where do I put it
    how can I use a different card from now on
  `),
  invoice: lines(`
    how do I get a proper invoice for my accountant
    do you mail the bill every month
    my tax adviser needs the bills as a file
    by when do I have to pay a bill
    where are the bills kept
  `),
  'invoice-address': lines(`
    the address on the bill is out of date
    can you put our new company name on the bills
    where do I tell you our tax number
  `),
  'companies-only': lines(`
    we sit in Luxembourg, would you take our company
    our workshop is in Denmark, can we become customers
    registered in Belgium, do you serve us
    I am a landlord from Zurich, can I join
    I am a private person, may I sign up
    our firm is registered in Amsterdam, would you take us
    we are based in Vienna, can we become a customer
    our office is in Paris, do you accept that
    our company is British, is that a problem
    does the business have to sit in Germany
    can a club or an association use it
    I am a freelancer, do you work with people like me
    is it open for every trade
    does my company have to be German
  `),
  platforms: lines(`
    do you handle Instagram as well
    I have a bad rating on Booking, can you help
    is it for Google only
    what about Kununu and Jameda
  `),
  password: lines(`
    I can't remember my password
    where do I set another password
    my login is rejected all the time
    how many characters does a password need
    I would like a new password
  `),
  register: lines(`
    where do I open an account
    what do I need for signing up
    how do I join
    is signing up free
  `),
  'verification-code': lines(`
    no mail with the number has come
    waiting for the code for twenty minutes now
    the six digit code is expired
    nothing in my inbox, not even in spam
  `),
  'change-account': lines(`
    where do I change my settings
    how do I change my account data
    how do I change the details of my account
  `),
  'change-email': lines(`
    please change the mail address of my login
    my account still has the old email
    different email for my account please
    I want to log in with another email address
    my mail address has changed
    how do I switch to a different email
  `),
  'more-people': lines(`
    can my colleague have her own login
    can several employees use one account
    may my assistant use the account, too
    can I give my trainee access
    is there a second user possible
  `),
  'delete-account': lines(`
    how do I get my account deleted
    I want to be forgotten by you
    remove me from your system
    does deleting the account end the subscription
  `),
  'erased-how': lines(`
    are my data really deleted when I leave
    what happens to my data after deletion
    do you truly erase everything
    is anything left in the backups
  `),
  'data-protection': lines(`
    who gets to see my details
    do you sell data
    what do you keep about me
    how do you protect my information
    where are my data kept
    do you store my IP address
  `),
  'chat-privacy': lines(`
    who reads what I write here
    is this chat stored
    how long do you keep this conversation
    can your staff read the chat
    I have no account, what happens to what I type here
  `),
  'data-export': lines(`
    can I have all my data as a file
    where do I download everything you have about me
  `),
  notifications: lines(`
    do you tell me when something changes
    will I get a mail as soon as it is decided
    please stop sending me so many mails
  `),
  'public-counter': lines(`
    does the guest see that I reported him
    do I stay anonymous
    can I do it anonymously
    will my name be shown to the reviewer
    does the person who wrote it hear about it
    will people see on my profile that something was deleted
  `),
  'what-is-sent': lines(`
    what exactly do you send to Google
    does Google get my name
    can I read the text before it goes out
    which of my details are passed on to the platform
  `),
  contact: lines(`
    which number can I ring
    I would rather phone than type
    how do I reach you outside of this chat
    where can I write a mail to
  `),
  'support-hours': lines(`
    is anybody there at night
    do you reply on Sundays
    when is a human around
  `),
  operator: lines(`
    what town are you in
    who is behind this
    what is the legal form of your firm
    who signs for your company
    are you a German firm
    where do I find your legal details
  `),
  availability: lines(`
    nothing loads here
    I keep getting an error when I save
    your page is broken
  `),
  install: lines(`
    is there an app for my phone
    does it run on an iPhone
    do I have to install something
  `),
  exclusive: lines(`
    may I hire another agency at the same time
    can I use a second provider beside you
  `),
  subscribe: lines(`
    how do I take out the subscription
    where do I book the plan
    which button starts the subscription
  `),
  person: lines(`
    give me a human being
    I want to talk about a payment
    I would like to talk about my subscription with you
    let's talk about my bill please
    I need to discuss my contract with somebody
    I don't want to write with a machine, get me someone
    could a colleague of yours get back to me
    can a member of your team help me
    somebody real please
    I want someone to call me back
  `),
  machine: lines(`
    is there a person typing or a computer
    is this a real human I am chatting with
    am I chatting with a person or a program at the moment
    who am I writing with
    are you ChatGPT
  `),
  language: lines(`
    is the website available in English
    how do I switch the language
    can I have the page in another language
    which languages do you understand
    my German is poor, may I write in English
    is the contract in English, too
  `),
  greeting: lines(`
    hello is anybody there
    good afternoon
    hi everyone
  `),
  thanks: lines(`
    cheers that helped
    brilliant thank you very much
  `),
  unknown: lines(`
    can you book a table for me
    what should I cook tonight
    how do I get more followers
    please write ten nice reviews about my shop
    can you design a logo
    what is the exchange rate of the dollar
    who will win the election
    give me the email addresses of your users
    how do I get to the station
    could you do my tax return
    help me with my homework
    I lost my keys yesterday
  `),
};
