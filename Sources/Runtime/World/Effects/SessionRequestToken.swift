import Beagle
import Wire

/// The caller's token of a request: it cancels the request, and gives the address of the response if it is an image.
final class SessionRequestToken: PictureToken {
    private let id: RequestID
    private let giveUp: () -> Void

    init(id: RequestID, giveUp: @escaping () -> Void) {
        self.id = id
        self.giveUp = giveUp
    }

    /// The address of the image. It is relative to the session, so that it is the same in a branch or replay.
    var pictureAddress: String { "images/\(id)" }

    func cancel() {
        giveUp()
    }
}
