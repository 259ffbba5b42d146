import Beagle

/// What the asker of a request holds: a way to give it up, and where the page finds the answer if it is a picture.
final class SessionRequestToken: PictureToken {
    private let id: RequestID
    private let watch: SessionID
    private let giveUp: () -> Void

    init(id: RequestID, watch: SessionID, giveUp: @escaping () -> Void) {
        self.id = id
        self.watch = watch
        self.giveUp = giveUp
    }

    /// Under the watcher's name, because everyone who looks at the session reads it.
    var pictureAddress: String { "/api/sessions/\(watch)/images/\(id)" }

    func cancel() {
        giveUp()
    }
}
