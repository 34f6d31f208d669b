/** A call to somebody else's server. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;
