package import NATS
import Sessions

/// Why something cannot be had of the cluster, or be kept there; describes itself to a person.
package enum ClusterError: PassingFailure, Equatable, CustomStringConvertible {
    /// NATS does not give it, or does not take it.
    case nats(NATSFailure)
    /// Another version wrote what is there.
    case unknownFormat(cluster: String, format: Int)
    /// What is there cannot be read.
    case damaged(what: String, reason: String)
    /// Another node has it by now.
    case elsewhere

    /// Whether NATS may do it in a moment, as while it chooses who leads.
    package var mayPass: Bool { if case .nats(let failure) = self { failure.mayPass } else { false } }

    /// One sentence for whoever runs the server.
    package var description: String {
        switch self {
        case .nats(let failure): "The cluster's journal cannot be used: \(failure)."
        case .unknownFormat(let cluster, let format):
            "The cluster \(cluster) on these NATS servers has format \(format) and was made by another version; this one "
                + "reads \(SharedValues.format). Name another cluster with --cluster-name, or use that version."
        case .damaged(let what, let reason): "The cluster's journal cannot be read: \(what) is damaged (\(reason))."
        case .elsewhere: "Another server of the cluster has this session."
        }
    }
}
