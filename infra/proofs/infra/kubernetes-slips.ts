/** What is replaced, and with what. */
export type Slip = readonly [from: string, to: string];

/** A slip for every file of infra/kubernetes, to see that it is noticed, and so that the file takes part at all. */
export const KUBERNETES_SLIPS: Readonly<Record<string, Slip>> = {
  'base/deployments.yaml': ['value: worker', 'value: works'],
  'base/horizontal-pod-autoscaler.yaml': ['maxReplicas: 3', 'maxReplicas: x'],
  'base/kustomization.yaml': ['  - service.yaml', '  - svc.yaml'],
  'base/network-policy.yaml': ['port: 5432', 'port: 5433'],
  'base/pod-disruption-budget.yaml': ['minAvailable: 1', 'minAvailable: 2'],
  'base/service.yaml': ['component: api', 'component: front'],
  'base/settings.env': ['PUBLIC_URL=', 'PUBLIC_ADDRESS='],
  'components/autoscaling-on-lag/kustomization.yaml': ['name: sternklar-projections', 'name: sternklar-worker'],
  'components/autoscaling-on-lag/scaled-object.yaml': ['maxReplicaCount: 6', 'maxReplicaCount: 12'],
  'components/event-store/address.yaml': ['optional: false', 'optional: true'],
  'components/event-store/kustomization.yaml': ['  - network-policy.yaml', '  []'],
  'components/event-store/network-policy.yaml': ['port: 2113', 'port: 2112'],
  'components/kafka/kustomization.yaml': ['  - ../../relay\n', ''],
  'components/kafka/login.yaml': ['KAFKA_PASSWORD, optional: false', 'KAFKA_PASSWORD, optional: true'],
  'components/kafka/network-policy.yaml': ['[relay, projections]', '[relay]'],
  'components/kafka/settings.env': ['KAFKA_PARTITIONS=6', 'KAFKA_PARTITIONS=4'],
  'components/process/kustomization.yaml': ['process.yaml', 'proces.yaml'],
  'components/process/process.yaml': ['readinessProbe:', 'readyProbe:'],
  'overlays/full/kustomization.yaml': ['components/kafka', 'components/kafkaa'],
  'relay/deployment.yaml': ['value: relay', 'value: relais'],
  'relay/kustomization.yaml': ['  - pod-disruption-budget.yaml\n', ''],
  'relay/pod-disruption-budget.yaml': ['component: relay', 'component: relays'],
};
