/** What evidence may be, told by its bytes, whatever it is called. */
export const EVIDENCE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;
export type EvidenceType = (typeof EVIDENCE_TYPES)[number];

export const EVIDENCE_KINDS = ['picture', 'document'] as const;
export type EvidenceKind = (typeof EVIDENCE_KINDS)[number];

export const EVIDENCE_KIND_OF: Readonly<Record<EvidenceType, EvidenceKind>> = {
  'image/jpeg': 'picture',
  'image/png': 'picture',
  'image/webp': 'picture',
  'application/pdf': 'document',
};

/** How a file's name ends, by what it is. */
export const EVIDENCE_ENDING: Readonly<Record<EvidenceType, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
};
