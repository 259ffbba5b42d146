import HeadlessUIKit

/// The number of views that the cells of all lists of an app may still create.
///
/// On iOS only visible cells exist; in Kennel all cells do. Without a limit, a context that is doubled repeatedly or
/// nested lists could exhaust the memory of the whole server.
final class CellBudget {
    private var left: Int

    /// Creates a limit of `views` views.
    init(views: Int = 100_000) {
        left = views
    }

    static var current: CellBudget { AppEnvironment.current.values[CellBudgetKey.self] }

    /// Reserves views; returns false if there are not enough left.
    func reserve(_ views: Int) -> Bool {
        guard views <= left else { return false }
        left -= views
        return true
    }

    func giveBack(_ views: Int) { left += views }
}

/// The running app's limit.
enum CellBudgetKey: ApplicationKey {
    static var defaultValue: CellBudget { CellBudget() }
}

extension UIView {
    /// The number of views in the hierarchy, including this one.
    var viewCount: Int { subviews.reduce(1) { $0 + $1.viewCount } }
}
