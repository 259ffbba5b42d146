/// A loaded screen: complete until it is rendered, then reduced to the parts that are still needed.
enum ShownScreen {
    indirect case whole(Screen)
    /// The rendered screen. Navigations need its id and its bar; the rest has become views and is not stored.
    indirect case drawn(id: String?, navigationBar: NavigationBar?)

    init(whole screen: Screen) {
        self = .whole(screen)
    }

    var screen: Screen {
        switch self {
        case .whole(let screen): screen
        case .drawn(let id, let bar): Screen(id: id, navigationBar: bar, child: Container())
        }
    }

    /// The screen without its content.
    var outline: ShownScreen {
        switch self {
        case .whole(let screen): .drawn(id: screen.id, navigationBar: screen.navigationBar)
        case .drawn: self
        }
    }
}
