import gossip from '@eventstore/db-client/generated/gossip_pb.js';

const STATES = gossip.MemberInfo.VNodeState;

const stateOf = (node: number, leader: number | null) => {
  if (leader === null) return STATES.UNKNOWN;
  return node === leader ? STATES.LEADER : STATES.FOLLOWER;
};

interface Nodes {
  readonly ports: readonly number[];
  readonly gone: ReadonlySet<number>;
  /** Null while there is no majority. */
  readonly leader: number | null;
}

/** What any member tells of all. */
export const clusterOf = ({ ports, gone, leader }: Nodes) => {
  const cluster = new gossip.ClusterInfo();
  for (const [node, port] of ports.entries()) {
    const endPoint = new gossip.EndPoint();
    endPoint.setAddress('127.0.0.1');
    endPoint.setPort(port);
    const member = new gossip.MemberInfo();
    member.setHttpEndPoint(endPoint);
    member.setIsAlive(!gone.has(node));
    member.setState(stateOf(node, leader));
    cluster.addMembers(member);
  }
  return cluster;
};
