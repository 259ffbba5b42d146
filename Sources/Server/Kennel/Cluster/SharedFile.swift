import ClusterJournal
import Dispatch
import Foundation
import Locks

/// A small file that is identical on every node of a cluster: a change on one node is copied to all.
///
/// `@unchecked Sendable`: the timer is only cancelled after it was resumed, which any thread may do.
final class SharedFile: @unchecked Sendable {
    private let path: String
    private let key: String
    private let values: SharedValues
    /// The cluster's content that this node knows; nil if it knows none.
    private let common: Locked<Data?>
    private let timer: any DispatchSourceTimer
    private let warn: @Sendable (String) -> Void

    /// Copies the cluster's content to the file, or the file's content to the cluster if the cluster has none. Blocks.
    /// Throws if the cluster does not answer.
    @available(*, noasync)
    init(
        _ path: String, as key: String, in values: SharedValues, warn: @escaping @Sendable (String) -> Void
    ) throws {
        self.path = path
        self.key = key
        self.values = values
        self.warn = warn
        let own = FileManager.default.contents(atPath: path)
        var there = try values.value(key)
        if there == nil, let own { there = try values.value(key, orElse: Array(own)) }
        common = Locked(there.map { Data($0) })
        timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "kennel.cluster.file", qos: .utility))
        timer.schedule(deadline: .now() + 1, repeating: 1, leeway: .milliseconds(100))
        timer.setEventHandler { [weak self] in self?.publishIfChanged() }
        if let there, Data(there) != own { write(Data(there)) }
        timer.resume()
    }

    deinit { timer.cancel() }

    /// Applies a change that another node made.
    func apply(_ value: [UInt8]) {
        let value = Data(value)
        common.withLock { $0 = value }
        if FileManager.default.contents(atPath: path) != value { write(value) }
    }

    private func publishIfChanged() {
        guard let own = FileManager.default.contents(atPath: path), own != common.withLock({ $0 }) else { return }
        do {
            try values.set(key, to: Array(own))
            common.withLock { $0 = own }
        } catch {
            warn("\(path) could not be shared with the other servers yet: \(error)")
        }
    }

    private func write(_ value: Data) {
        let draft = path + ".new"
        let isWritten = FileManager.default.createFile(
            atPath: draft, contents: value, attributes: [.posixPermissions: 0o600])
        if !isWritten || rename(draft, path) != 0 {
            warn("\(path) cannot be written, so it differs from the file of the other servers")
        }
    }
}
