import HeadlessUIKit

extension BeagleScreenViewController {
    /// Renders the screen if it was loaded and the view has no content yet.
    func renderIfNeeded() {
        guard case .none = content, let screen = viewModel.screen else { return }
        updateNavigationBar(animated: false)
        let renderer = BeagleRenderer(controller: self)
        let root = screen.rootView(renderer: renderer)
        screen.navigationBar?.navigationBarItems?.forEach { renderer.prefetch($0.onPress) }
        content = .screen(root)
        if let background = root.backgroundColor { view.backgroundColor = background }
        if case .expression(let background) = screen.style?.backgroundColor {
            // This binding is called after the root view's own binding, so its background colour is already up to date.
            renderer.connect(reading: background.contextIds, in: root) { [weak self, weak root] _ in
                if let color = root?.backgroundColor { self?.view.backgroundColor = color }
            }
        }
        root.tellsFlexSize = wrapping == .disabled
        view.addSubview(root)
        pin(root, clearOf: screen.safeArea ?? .all)
        switch wrapping {
        case .allowed where navigationController == nil: break  // The screen that this one embeds renders the content.
        case .allowed, .disabled: viewModel.contentWasDrawn()
        }
        if isOnScreen { recordAppearance() }
    }

    /// Records each appearance of the screen's content. Unlike Beagle iOS, this includes content that arrives late.
    package func recordAppearance() {
        guard case .screen = content else { return }
        AnalyticsService.configured?.screenAppeared(screenIdentity)
    }

    /// Hides the bar if the screen has none, otherwise updates its title, back button and items.
    func updateNavigationBar(animated: Bool) {
        guard let screen = viewModel.screen, case .allowed = wrapping, let container = navigationController else {
            return
        }
        title = screen.navigationBar?.title
        navigationItem.title = screen.navigationBar?.title
        navigationItem.backBarButtonItem = UIBarButtonItem(title: "", style: .plain)
        container.setNavigationBarHidden(screen.navigationBar == nil, animated: animated)
        guard let bar = screen.navigationBar else { return }
        navigationItem.hidesBackButton = !(bar.showBackButton ?? true)
        barImages = []
        navigationItem.rightBarButtonItems = bar.navigationBarItems?.reversed().map(barButton)
        container.navigationBar.declared.styleID = bar.styleId.map { StyleIdentifier($0).cssClass }
        AppliedTheme.style(container.navigationBar, as: bar.styleId)
    }

    private func barButton(for item: NavigationBarItem) -> UIBarButtonItem {
        let press = UIAction { [weak self] _ in
            guard let self else { return }
            execute(actions: item.onPress, event: "onPress", origin: contextRoot)
        }
        let button = UIBarButtonItem(title: nil, image: nil, primaryAction: press)
        switch item.image {
        case nil: button.show(item, imageNamed: nil)
        case .value(let name): button.show(item, imageNamed: name)
        case .expression(let expression):
            button.show(item, imageNamed: nil)
            whenFirstLaidOut(.binding) { [weak self, weak button] in
                guard let self else { return }
                let binding = LiveBinding(reading: expression.contextIds, in: contextRoot) { scope in
                    button?.show(item, imageNamed: Expression<String>.expression(expression).evaluate(in: scope))
                }
                barImages.append(binding)
            }
        }
        return button
    }

    /// Pins the root view to the safe area on the given sides, and to the edges of the screen on the other sides.
    private func pin(_ root: UIView, clearOf sides: SafeArea) {
        let safe = view.safeAreaLayoutGuide
        root.anchor(
            top: sides.top ?? true ? safe.topAnchor : view.topAnchor,
            left: sides.leading ?? true ? safe.leftAnchor : view.leftAnchor,
            bottom: sides.bottom ?? true ? safe.bottomAnchor : view.bottomAnchor,
            right: sides.trailing ?? true ? safe.rightAnchor : view.rightAnchor)
    }

    /// The view whose contexts are visible to the screen's own actions.
    private var contextRoot: UIView {
        if case .screen(let root) = content { root } else { view }
    }
}

extension Screen {
    /// Creates the root view of a document: a column of maximum size, which uses only the background of the screen's
    /// style.
    func rootView(renderer: BeagleRenderer) -> UIView {
        let root = UIView()
        root.becomeBox()
        if let background = style?.backgroundColor {
            renderer.observe(Style(backgroundColor: background), in: root)
        }
        if let context { root.setContext(context) }
        root.addSubview(renderer.render(child))
        return root
    }
}

extension UIBarButtonItem {
    /// Shows the image of the item; shows its text if there is no image with this name.
    fileprivate func show(_ item: NavigationBarItem, imageNamed name: String?) {
        image = name.flatMap { ImageProvider.image(named: $0) }
        title = image == nil ? item.text : nil
        accessibilityLabel = item.accessibility?.accessibilityLabel ?? (image == nil ? nil : item.text)
    }
}
