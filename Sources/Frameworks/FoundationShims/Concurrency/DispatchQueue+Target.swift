public import Dispatch

/// Queues with a target. In a session, a queue whose target is the main queue runs its work as that of the main queue.
///
/// Dispatch itself cannot have such a queue, because nothing serves the main queue of the process. These initializers
/// are preferred to Dispatch's because they have no default arguments.
extension DispatchQueue {
    /// Marks queues whose target is the main queue.
    private static let mainTarget = DispatchSpecificKey<Bool>()

    public convenience init(label: String, target: DispatchQueue) {
        self.init(label: label, qos: .unspecified, attributes: [], autoreleaseFrequency: .inherit, target: target)
    }

    public convenience init(label: String, qos: DispatchQoS, target: DispatchQueue) {
        self.init(label: label, qos: qos, attributes: [], autoreleaseFrequency: .inherit, target: target)
    }

    public convenience init(label: String, attributes: Attributes, target: DispatchQueue) {
        self.init(
            label: label, qos: .unspecified, attributes: attributes, autoreleaseFrequency: .inherit, target: target)
    }

    public convenience init(label: String, qos: DispatchQoS, attributes: Attributes, target: DispatchQueue) {
        self.init(label: label, qos: qos, attributes: attributes, autoreleaseFrequency: .inherit, target: target)
    }

    public convenience init(
        label: String, qos: DispatchQoS, attributes: Attributes, autoreleaseFrequency: AutoreleaseFrequency,
        target: DispatchQueue
    ) {
        let isOfMain = AppEnvironment.current.isOfSession && target.runsOnMain
        // An optional target selects Dispatch's initializer.
        let ownTarget: DispatchQueue? = isOfMain ? nil : target
        self.init(
            label: label, qos: qos, attributes: attributes, autoreleaseFrequency: autoreleaseFrequency,
            target: ownTarget)
        if isOfMain { setSpecific(key: Self.mainTarget, value: true) }
    }

    /// Whether work of the queue is work of the main queue.
    var runsOnMain: Bool { isMain || getSpecific(key: Self.mainTarget) == true }
}
