import Locks

/// An object that announces changes before they happen.
public protocol ObservableObject: AnyObject {
    /// The type of the publisher that announces changes.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// The publisher that sends before the object changes.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// The publisher that sends before a `@Published` property changes, and on explicit `send()`. Each object has one.
    public var objectWillChange: ObservableObjectPublisher { ObjectPublishers.publisher(of: self) }
}

/// A publisher that announces an object's changes.
public final class ObservableObjectPublisher: Publisher {
    /// The type of the values sent, which carry no information.
    public typealias Output = Void
    /// Never fails.
    public typealias Failure = Never
    private let outlets = SubscriberList<Void, Never>()

    /// Creates a publisher without subscribers.
    public init() {}

    /// Notifies all subscribers.
    public func send() { outlets.send(()) }

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Void {
        SubjectSubscription.add(subscriber, to: outlets)
    }
}

/// The default publishers of observable objects. Entries of deallocated objects are removed when others are added.
private enum ObjectPublishers {
    private struct Entry {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }

    private struct State {
        var entries: [ObjectIdentifier: Entry] = [:]
        /// The number of entries above which the entries of deallocated objects are removed.
        var most = 64
    }

    /// The publishers of all sessions. Sharing them is safe, because an object belongs to one session and looks up only
    /// its own publisher.
    private static let state = Locked(State())

    static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        let key = ObjectIdentifier(object)
        let (publisher, isNew, held) = state.with { state -> (ObservableObjectPublisher, Bool, [Any]) in
            if let entry = state.entries[key], entry.object === object { return (entry.publisher, false, []) }
            // References that may be the last to an object are released outside the lock.
            var held: [Any] = state.entries[key].map { [$0] } ?? []
            if state.entries.count > state.most {
                let all = state.entries.mapValues { ($0.object, $0) }
                held.append(all)
                state.entries = all.compactMapValues { $0.0 == nil ? nil : $0.1 }
                state.most = max(64, 2 * state.entries.count)
            }
            let publisher = ObservableObjectPublisher()
            state.entries[key] = Entry(object: object, publisher: publisher)
            return (publisher, true, held)
        }
        withExtendedLifetime(held) {}
        if isNew { install(publisher, in: object) }
        return publisher
    }

    private static func install(_ publisher: ObservableObjectPublisher, in object: AnyObject) {
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
            for case let property as any Observed in current.children.lazy.map(\.value) { property.install(publisher) }
            mirror = current.superclassMirror
        }
    }
}
