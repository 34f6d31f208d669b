/** Nothing but signs: no letter and no figure, and one that is a picture. */
const ONLY_SIGNS = /^[^\p{L}\p{N}]*\p{Extended_Pictographic}[^\p{L}\p{N}]*$/u;
const KIND = /[👍👌🙏👏🙌💪🤝✅❤🧡💛💚💙💜🤍🥰😍😊🙂😀😃😄😁😉🤗🎉🥳🌞☀💐🌹]/u;

const ANGRY = /[👎😠😡🤬😤💩🖕]/u;

/** What a message of pictures alone says: anger, thanks where they are kind ones, or else hello; null where it has words. */
export const saidBySigns = (message: string): 'complaint' | 'thanks' | 'greeting' | null => {
  if (!ONLY_SIGNS.test(message)) return null;
  if (ANGRY.test(message)) return 'complaint';
  return KIND.test(message) ? 'thanks' : 'greeting';
};
