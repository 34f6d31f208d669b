/**
 * The passwords that are guessed first, of at least 6 characters, in lower case: from published lists of leaked ones
 * (world-wide and German), reduced to what heads them all. The screens warn of them; `BLOCK_COMMON_PASSWORDS` refuses them.
 */
const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `123456 1234567 12345678 123456789 1234567890 12345678910 0123456789 987654321 654321 111111 1111111 11111111 000000
  00000000 222222 555555 666666 777777 888888 999999 121212 123123 123123123 123321 112233 123654 159753 147258369
  987654 123abc abc123 abcd1234 a123456 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx q1w2e3r4 qwerty qwerty1 qwerty12 qwerty123
  qwertyuiop qwertz qwertz1 qwertz123 qwertzuiop asdfgh asdfghjkl asdasd yxcvbnm zxcvbnm
  password password1 password12 password123 passw0rd p@ssword p@ssw0rd passwort passwort1 passwort12 passwort123
  geheim geheim1 geheim123 kennwort hallo1 hallo12 hallo123 hallo1234 hallohallo schatz schatzi liebling ichliebedich
  ficken arschloch sommer winter sonne1 sonnenschein blumen berlin hamburg frankfurt muenchen münchen deutschland
  bayern schalke schalke04 borussia fussball fußball daniel thomas michael michelle andreas sandra nadine stefan
  sabine martin alexander sebastian christian jessica vanessa computer internet samsung iphone google facebook
  welcome welcome1 letmein iloveyou monkey dragon sunshine princess football baseball superman batman master
  shadow killer starwars pokemon charlie jordan freedom whatever trustno1 secret admin1 admin12 admin123
  administrator changeme default testtest test123 test1234 tester gast123 willkommen willkommen1 start123 login1
  sternklar sternklar1 sternklar123`.split(/\s+/),
);

/** Whether somebody guessing would try this password among the first, in whatever case. */
export const isCommonPassword = (password: string): boolean =>
  COMMON_PASSWORDS.has(password.normalize('NFC').toLowerCase());
