import type { PostAnswer, PostedMessage, PostMessage } from '../post-message.ts';

interface Posted extends PostedMessage {
  readonly endpoint: string;
}

/** A push service that keeps what it is sent, and answers as a test wants. */
export const createPushServiceDouble = () => {
  const posted: Posted[] = [];
  let answers: () => PostAnswer | Error = () => ({ status: 201, retryAfter: null });
  const post: PostMessage = async (endpoint, message) => {
    posted.push({ ...message, endpoint: endpoint.href });
    const answer = answers();
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return {
    post,
    posted: (): readonly Posted[] => posted,
    /** From now on it has got nothing, and takes everything. */
    forget() {
      posted.length = 0;
      answers = () => ({ status: 201, retryAfter: null });
    },
    answerWith(status: number, retryAfter: string | null = null) {
      answers = () => ({ status, retryAfter });
    },
    failWith(error: Error) {
      answers = () => error;
    },
  };
};
