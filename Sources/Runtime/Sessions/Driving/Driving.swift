import Wire

/// Who drives a session: at first whoever opened it, then whoever took control or was handed it last.
///
/// Control is given to an input: the one that took it, or the one that asked for it. The journal's key of that input is
/// the secret in the name of whoever made it, so that an input without a key, such as a branch has of the session it
/// began with, gives control to nobody.
package struct Driving: Sendable {
    /// Somebody who drives, or wants to.
    package struct Driver: Sendable, Equatable {
        /// The input by which they may.
        package let input: Int
        /// What they call themselves; nil where they did not say.
        package let name: String?
    }

    /// Most who ask at a time; of more, the newest are kept.
    static let mostAsking = 16
    /// The input that opened the session gives control to whoever knows its id.
    private static let opener = Driver(input: 1, name: nil)

    /// Who drives.
    package private(set) var driver = opener
    /// What only they know; nil for whoever opened the session.
    private var secret: String?
    private var asking: [(driver: Driver, secret: String)] = []

    /// As it is when a session has just been opened.
    package init() {}

    /// As it is after these entries, oldest first.
    init(after entries: [JournalEntry]) {
        for entry in entries { take(entry) }
    }

    /// Those who ask for control, and have asked since it last changed hands.
    package var askers: [Driver] { asking.map(\.driver) }

    /// Whoever asked with this input; nil where nobody did, or control has changed hands since.
    func asker(_ input: Int) -> Driver? { askers.first { $0.input == input } }

    /// Whether a name drives the session with this id; the name is one of that session's.
    func isDriven(by name: String, id: SessionID) -> Bool {
        if name == id.rawValue { return driver == Self.opener }
        guard let name = DrivingName(name) else { return false }
        return driver.input == name.input && secret == name.secret
    }

    /// Takes what was recorded.
    mutating func take(_ entry: JournalEntry) {
        guard case .control(let change) = entry.input else { return }
        switch change {
        case .asked(let name):
            guard let secret = entry.key else { return }
            if asking.count == Self.mostAsking { asking.removeFirst() }
            asking.append((Driver(input: entry.number, name: name), secret))
        case .taken(let name):
            guard let secret = entry.key else { return }
            give(Driver(input: entry.number, name: name), secret)
        case .handed(let input, _):
            guard let asked = asking.first(where: { $0.driver.input == input }) else { return }
            give(asked.driver, asked.secret)
        }
    }

    private mutating func give(_ driver: Driver, _ secret: String) {
        self.driver = driver
        self.secret = secret
        asking = []
    }
}
