package import Wire

/// A view as a person would point it out: what it is, what it says, where it stands, and which of those that are equal.
///
/// Names of views are counters of one run, so that another run, with another controller or another answer, calls the
/// same button otherwise.
package struct Target: Sendable, Hashable {
    /// What it is: `button`, `textfield`.
    package let role: String
    /// The words by which a person would name it; nil for one without any.
    package let words: String?
    /// The views that it is in, from the window on.
    package let path: [String]
    /// Which of those that are equal in all this, from 0, in the order of reading.
    package let place: Int
    /// Which of those with the same role and words, wherever they are.
    package let placeAnywhere: Int

    /// `button "Retry"`.
    package var description: String {
        let name = SeenScreen.View.name(of: role)
        return words.map { "\(name) \"\($0)\"" } ?? name
    }
}

extension SeenScreen {
    /// How a view is pointed out on this screen; nil where it is not seen.
    package func target(_ id: ViewID) -> Target? {
        guard let view = views.first(where: { $0.id == id }) else { return nil }
        let alike = views.filter { $0.role == view.role && $0.words == view.words }
        let equal = alike.filter { $0.path == view.path }
        return Target(
            role: view.role, words: view.words, path: view.path, place: equal.firstIndex { $0.id == id } ?? 0,
            placeAnywhere: alike.firstIndex { $0.id == id } ?? 0)
    }

    /// The view that is pointed out; nil where this screen has none like it.
    ///
    /// One at the same place is preferred to one elsewhere; a view without words is the same only at the same place, or
    /// as the only one of its kind.
    package func view(_ target: Target) -> View? {
        let alike = views.filter { $0.role == target.role && $0.words == target.words }
        let equal = alike.filter { $0.path == target.path }
        if equal.indices.contains(target.place) { return equal[target.place] }
        guard target.words != nil || alike.count == 1 else { return nil }
        if alike.indices.contains(target.placeAnywhere) { return alike[target.placeAnywhere] }
        return alike.count == 1 ? alike.first : nil
    }
}
