import Wire

/// The client that controls a session, and the clients that ask for control.
///
/// The session's creator has control until another client takes it or receives it. Each change of control is an input.
/// The journal key of that input is the secret part of the id of the client that sent it. Therefore an input without a
/// key gives control to nobody. A branch copies inputs without their keys, so only its own creator has control of it.
package struct Driving: Sendable {
    /// A client that controls a session, or asks for control.
    package struct Driver: Sendable, Equatable {
        /// The number of the input that took control or asked for it.
        package let input: Int
        /// The name that the client chose; nil if it chose none.
        package let name: String?
    }

    /// The maximum number of pending requests for control; the oldest is dropped.
    static let mostAsking = 16
    /// The session's creator, who has control by knowing the session's id.
    private static let opener = Driver(input: 1, name: nil)

    /// The client in control.
    package private(set) var driver = opener
    /// The secret of the client in control; nil for the session's creator.
    private var secret: String?
    private var asking: [(driver: Driver, secret: String)] = []

    /// Creates the control of a new session.
    package init() {}

    /// Creates the control that results from these entries, oldest first.
    init(after entries: [JournalEntry]) {
        for entry in entries { apply(entry) }
    }

    /// The clients that have asked for control since it last changed hands.
    package var askers: [Driver] { asking.map(\.driver) }

    /// Returns the client that asked for control with the input of this number. Returns nil if no client did, or if
    /// another client has received control after that input.
    func asker(_ input: Int) -> Driver? { askers.first { $0.input == input } }

    /// Returns whether the client that uses `name` controls the session with this id. The name must belong to that
    /// session.
    func isDriven(by name: String, id: SessionID) -> Bool {
        if name == id.rawValue { return driver == Self.opener }
        guard let name = DrivingName(name) else { return false }
        return driver.input == name.input && secret == name.secret
    }

    /// Applies a recorded entry.
    mutating func apply(_ entry: JournalEntry) {
        guard case .control(let change) = entry.input else { return }
        switch change {
        case .asked(let name):
            guard let secret = entry.key else { return }
            if asking.count == Self.mostAsking { asking.removeFirst() }
            asking.append((Driver(input: entry.number, name: name), secret))
        case .taken(let name):
            guard let secret = entry.key else { return }
            giveControl(to: Driver(input: entry.number, name: name), secret: secret)
        case .handed(let input, _):
            guard let asked = asking.first(where: { $0.driver.input == input }) else { return }
            giveControl(to: asked.driver, secret: asked.secret)
        }
    }

    private mutating func giveControl(to driver: Driver, secret: String) {
        self.driver = driver
        self.secret = secret
        asking = []
    }
}
