package import NATS
import Sessions

/// The reason why the cluster's journal cannot be read or written; the description is for users.
package enum ClusterError: PassingFailure, Equatable, CustomStringConvertible {
    /// NATS did not return or store the data.
    case nats(NATSFailure)
    /// The data was written by another version.
    case unknownFormat(cluster: String, format: Int)
    /// The stored data cannot be read.
    case damaged(what: String, reason: String)
    /// Another node owns the session.
    case elsewhere

    /// Whether NATS may succeed soon, for example after a leader election.
    package var mayPass: Bool { if case .nats(let failure) = self { failure.mayPass } else { false } }

    /// A sentence for the server's administrator.
    package var description: String {
        switch self {
        case .nats(let failure): "The cluster's journal cannot be used: \(failure)."
        case .unknownFormat(let cluster, let format):
            "The cluster \(cluster) on these NATS servers has format \(format) and was made by another version; this one "
                + "reads \(SharedValues.format). Name another cluster with --cluster-name, or use that version."
        case .damaged(let what, let reason): "The cluster's journal cannot be read: \(what) is damaged (\(reason))."
        case .elsewhere: "Another server of the cluster runs this session."
        }
    }
}
