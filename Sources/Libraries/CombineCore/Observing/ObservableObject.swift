import Locks

/// An object that tells before it changes.
public protocol ObservableObject: AnyObject {
    /// What it tells by.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// Sends before the object changes.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// Sends before one of its published properties changes, and when code asks it to; one for each object.
    public var objectWillChange: ObservableObjectPublisher { ObjectPublishers.publisher(of: self) }
}

/// Tells that an object is about to change.
public final class ObservableObjectPublisher: Publisher {
    /// It tells nothing but that it changes.
    public typealias Output = Void
    /// It does not fail.
    public typealias Failure = Never
    private let outlets = Outlets<Void, Never>()

    /// One that nobody has subscribed to.
    public init() {}

    /// Tells all who subscribed.
    public func send() { outlets.send(()) }

    /// Takes a subscriber in.
    public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Void {
        SubjectOutlet.add(subscriber, to: outlets)
    }
}

/// The publishers of objects that have none of their own, until they are gone and others are asked for.
private enum ObjectPublishers {
    private struct Entry {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }

    private struct State {
        var entries: [ObjectIdentifier: Entry] = [:]
        /// When those of objects that are gone are let go of next.
        var most = 64
    }

    /// Of all sessions together: an object is of one session, and asks for its own alone.
    private static let state = Locked(State())

    static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        let key = ObjectIdentifier(object)
        let (publisher, isNew, held) = state.with { state -> (ObservableObjectPublisher, Bool, [Any]) in
            if let entry = state.entries[key], entry.object === object { return (entry.publisher, false, []) }
            // What may be the last to hold an object lets go of it outside.
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
