import { CODE_LENGTH } from '@sternklar/contracts/constants';

/** What a code field keeps of what was typed or pasted: letters and digits only ('ABC 123' is whole), at most six. */
export const cleanCode = (typed: string): string => typed.replace(/[^\p{L}\p{N}]/gu, '').slice(0, CODE_LENGTH);
