import Foundation
import Wire

/// What nodes tell each other of a session that one of them deleted.
struct Deletion: Codable {
    let session: SessionID
    /// Where its record stood last; nil where there was none.
    let place: StreamPlace?

    init(session: SessionID, place: StreamPlace?) {
        self.session = session
        self.place = place
    }

    /// Nil where that is none.
    init?(_ bytes: [UInt8]) {
        guard let deletion = try? JSONDecoder().decode(Self.self, from: Data(bytes)) else { return nil }
        self = deletion
    }

    func bytes() throws -> [UInt8] { Array(try JSONEncoder().encode(self)) }
}
