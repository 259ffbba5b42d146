import HeadlessUIKit

/// How many views the cells of all lists of one application may still hold.
///
/// On iOS only the cells in sight exist, here all do. A context that is doubled again and again, or lists in lists,
/// would otherwise take all the memory there is, and not only of the session that asked for it.
final class CellRoom {
    private var left: Int

    /// Room for so many views.
    init(views: Int = 100_000) {
        left = views
    }

    static var current: CellRoom { UIApplication.shared.values[CellRoomKey.self] }

    /// Takes room; false when there is not enough.
    func take(_ views: Int) -> Bool {
        guard views <= left else { return false }
        left -= views
        return true
    }

    func giveBack(_ views: Int) { left += views }
}

/// The running application's room.
enum CellRoomKey: ApplicationKey {
    static var defaultValue: CellRoom { CellRoom() }
}

extension UIView {
    /// How many views this one and everything inside it are.
    var viewCount: Int { subviews.reduce(1) { $0 + $1.viewCount } }
}
