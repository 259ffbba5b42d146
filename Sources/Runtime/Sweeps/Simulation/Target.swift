package import Wire

/// A view identified as a person would do it: by its role, its words, its position, and a number among equal ones.
///
/// View ids are counters of one run, so another run may give the same button another id.
package struct Target: Sendable, Hashable {
    /// The role, such as `button` or `textfield`.
    package let role: String
    /// The name of the view for people; nil if it has none.
    package let words: String?
    /// The ancestors from the window down.
    package let path: [String]
    /// The number among the views that are equal in role, words and path, counted from 0 in reading order.
    package let place: Int
    /// The number among all views of the screen with the same role and words, counted from 0 in reading order.
    package let placeAnywhere: Int

    /// A description such as `button "Retry"`.
    package var description: String {
        let name = SeenScreen.View.name(of: role)
        return words.map { "\(name) \"\($0)\"" } ?? name
    }
}

extension SeenScreen {
    /// Returns the target for a view on this screen; nil if it is not visible.
    package func target(_ id: ViewID) -> Target? {
        guard let view = views.first(where: { $0.id == id }) else { return nil }
        let alike = views.filter { $0.role == view.role && $0.words == view.words }
        let equal = alike.filter { $0.path == view.path }
        return Target(
            role: view.role, words: view.words, path: view.path, place: equal.firstIndex { $0.id == id } ?? 0,
            placeAnywhere: alike.firstIndex { $0.id == id } ?? 0)
    }

    /// Returns the view that a target identifies; nil if this screen has none.
    ///
    /// A view with the same path is preferred to one elsewhere. A view without words matches only with the same path,
    /// or as the only one of its role.
    package func view(_ target: Target) -> View? {
        let alike = views.filter { $0.role == target.role && $0.words == target.words }
        let equal = alike.filter { $0.path == target.path }
        if equal.indices.contains(target.place) { return equal[target.place] }
        guard target.words != nil || alike.count == 1 else { return nil }
        if alike.indices.contains(target.placeAnywhere) { return alike[target.placeAnywhere] }
        return alike.count == 1 ? alike.first : nil
    }
}
