public import Foundation
import FoundationShims

extension NotificationCenter {
    /// Sends the notifications that this session posts under a name.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> NotificationCenter.Publisher {
        Publisher(center: self, name: name, object: object)
    }

    public struct Publisher: CombineCore.Publisher, Equatable {
        public typealias Output = Notification
        public typealias Failure = Never
        public let center: NotificationCenter
        public let name: Notification.Name
        /// The object that posts the notifications; nil for any object.
        public let object: AnyObject?

        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            (self.center, self.name, self.object) = (center, name, object)
        }

        /// Attaches a subscriber, which receives each notification in the turn in which it is posted.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Notification, S.Failure == Never {
            let spout = BufferedSubscription(subscriber)
            let center = center
            let token = center.addObserver(forName: name, object: object, queue: nil as OperationQueue?) {
                [weak spout] in
                // A notification is missed if the subscriber has no demand, as on iOS.
                if let spout, spout.demand > .none { spout.send($0) }
            }
            spout.listen { center.removeObserver(token) }
            subscriber.receive(subscription: spout)
        }

        /// Returns whether both publishers publish the same notifications.
        public static func == (lhs: Publisher, rhs: Publisher) -> Bool {
            lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
        }
    }
}
