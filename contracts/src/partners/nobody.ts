/** What programs write where there is no id: most often of everybody who is not signed in, as `0` in WordPress. */
const NOBODY = /^(undefined|null|nil|None|NaN|false|0|\[object Object\]|\s*)$/;

/** Whether a partner's id of a person (`sub`) is one of nobody: all its visitors would read and write one conversation. */
export const isNobody = (subject: string): boolean => NOBODY.test(subject);
