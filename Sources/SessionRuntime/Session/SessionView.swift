public import Foundation
package import HeadlessUIKit
import JSON

/// A look at a session between two inputs; valid only while `synchronize` runs its body.
public struct SessionView {
    private let facts: SessionFacts
    private let world: World?
    private let secrets: SecretPolicy

    /// Whether the session takes inputs.
    public let phase: Phase
    /// The number of the last input; 0 before the first.
    public let input: Int

    /// Whether a session takes inputs.
    public enum Phase: String, Sendable {
        /// It does.
        case live
        /// It is a recording, or is shown as it was after one of its inputs.
        case recording
        /// It is over.
        case ended
    }

    init(facts: SessionFacts, phase: Phase, input: Int, world: World?, secrets: SecretPolicy) {
        self.facts = facts
        self.phase = phase
        self.input = input
        self.world = world
        self.secrets = secrets
    }

    /// Told apart when event numbers do not continue.
    public var epoch: UInt64 { facts.epoch }

    /// What the topmost screen calls itself; nil when it has no title, or the session is over.
    public var title: String? {
        guard let world else { return nil }
        var controller = world.application.windows.last { $0.rootViewController != nil }?.rootViewController
        while let presented = controller?.presentedViewController { controller = presented }
        while let navigation = controller as? UINavigationController { controller = navigation.topViewController }
        return controller.flatMap { $0.navigationItem.title ?? $0.title }
    }

    /// The sequence number of the last event; a snapshot stands exactly there.
    public var sequence: UInt64 { world?.record.sequence ?? 0 }

    /// Sums up all that the session emitted up to the end of its last input; nil when it is over.
    public var digest: UInt64? { world?.record.digest.value }

    /// Who will read a snapshot.
    public enum Reader: Sendable {
        /// Somebody who may change the session.
        case owner
        /// Somebody who may only look, and is not told the name by which the session can be changed.
        case watcher
    }

    /// Everything that a reader needs who has seen nothing, as one JSON object.
    public func snapshot(for reader: Reader = .owner) -> [UInt8] {
        if let world { return world.snapshot(for: reader, phase: phase) }
        var json = JSONWriter()
        json.beginObject()
        facts.write(to: &json, sequence: sequence, phase: phase, for: reader)
        json.member("input", input)
        json.endObject()
        return json.bytes
    }

    /// The fault script with ids and counts, as one JSON object.
    public func faults() -> [UInt8] {
        var json = JSONWriter()
        (world?.network.faults ?? FaultLedger()).write(to: &json)
        return json.bytes
    }

    /// The text that the root screen was made of last and why it cannot be read, as one JSON object; nil when the screen
    /// was not made of a text.
    public func document() -> [UInt8]? {
        guard let world, let typed = world.typed else { return nil }
        var json = JSONWriter()
        typed.write(to: &json, in: world.application)
        return json.bytes
    }

    /// Headers and bodies of a request without their secrets, as one JSON object; nil when there is none, or it is no
    /// longer kept.
    public func requestDetails(_ id: RequestID) -> [UInt8]? {
        guard let exchange = world?.network.exchange(id) else { return nil }
        var json = JSONWriter()
        exchange.write(to: &json, without: secrets)
        return json.bytes
    }

    /// The bytes of an image that the session fetched, and their content type; nil when they are not kept.
    public func image(_ id: RequestID) -> (type: String?, data: Data)? {
        world?.network.store.image(id)
    }

    /// The bytes of a picture that the app registered, and their content type; nil when there is none of that name.
    public func picture(named name: String) -> (type: String, bytes: [UInt8])? {
        world?.application.images.picture(named: name).map { ($0.type, $0.bytes) }
    }

    /// The running app; nil when the session is over.
    package var application: UIApplication? { world?.application }

    /// The world inside, for tests that look at views; nil when the session is over.
    package var inside: World? { world }
}
