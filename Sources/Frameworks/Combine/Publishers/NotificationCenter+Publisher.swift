public import Foundation
import HeadlessUIKit

extension NotificationCenter {
    /// What is posted in this session under a name, by an object or by any.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> NotificationCenter.Publisher {
        Publisher(center: self, name: name, object: object)
    }

    public struct Publisher: CombineCore.Publisher, Equatable {
        public typealias Output = Notification
        /// It does not fail.
        public typealias Failure = Never
        public let center: NotificationCenter
        public let name: Notification.Name
        /// Who posts it; nil for anybody.
        public let object: AnyObject?

        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            (self.center, self.name, self.object) = (center, name, object)
        }

        /// Has a subscriber hear of it, in the turn in which it is posted.
        public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Notification, S.Failure == Never {
            let spout = Spout(subscriber)
            let center = center
            let token = center.addObserver(forName: name, object: object, queue: nil as OperationQueue?) {
                [weak spout] in
                // One that nobody wants at the time is missed, as on iOS.
                if let spout, spout.demand > .none { spout.give($0) }
            }
            spout.listen { center.removeObserver(token) }
            subscriber.receive(subscription: spout)
        }

        /// Whether both send the same.
        public static func == (lhs: Publisher, rhs: Publisher) -> Bool {
            lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
        }
    }
}
