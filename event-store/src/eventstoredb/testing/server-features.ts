import features from '@eventstore/db-client/generated/serverfeatures_pb.js';

/** What the server says that it can do: by it the client chooses the call for its appends. */
export const supportedMethods = () => {
  const methods = new features.SupportedMethods();
  methods.setEventStoreServerVersion('24.2.0');
  for (const name of ['read', 'append', 'batchappend']) {
    const method = new features.SupportedMethod();
    method.setServiceName('event_store.client.streams.streams');
    method.setMethodName(name);
    methods.addMethods(method);
  }
  return methods;
};
