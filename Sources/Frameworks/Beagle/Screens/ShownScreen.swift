/// A screen that was obtained: whole until it is drawn, then only what is still asked of it.
enum ShownScreen {
    indirect case whole(Screen)
    /// Id and bar are asked for by every navigation; the style, the context and the content have become views.
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
