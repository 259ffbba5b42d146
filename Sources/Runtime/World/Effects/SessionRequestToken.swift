import Beagle
import Wire

/// What the asker of a request holds: a way to give it up, and where the page finds the answer if it is a picture.
final class SessionRequestToken: PictureToken {
    private let id: RequestID
    private let giveUp: () -> Void

    init(id: RequestID, giveUp: @escaping () -> Void) {
        self.id = id
        self.giveUp = giveUp
    }

    /// Relative to the session, so that a branch or a replay says the same.
    var pictureAddress: String { "images/\(id)" }

    func cancel() {
        giveUp()
    }
}
