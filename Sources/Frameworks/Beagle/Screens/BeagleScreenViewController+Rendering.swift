import HeadlessUIKit

extension BeagleScreenViewController {
    /// Renders once: when a screen has been obtained and nothing stands in the view.
    func renderIfNeeded() {
        guard case .none = content, let screen = viewModel.screen else { return }
        updateNavigationBar(animated: false)
        let renderer = BeagleRenderer(controller: self)
        let root = screen.rootView(renderer: renderer)
        screen.navigationBar?.navigationBarItems?.forEach { renderer.prefetch($0.onPress) }
        content = .screen(root)
        if let background = root.backgroundColor { view.backgroundColor = background }
        if case .expression(let background) = screen.style?.backgroundColor {
            // The root's own binding stands before this one, so its colour is the new one already.
            renderer.connect(reading: background.contextIds, in: root) { [weak self, weak root] _ in
                if let color = root?.backgroundColor { self?.view.backgroundColor = color }
            }
        }
        root.tellsFlexSize = wrapping == .disabled
        view.addSubview(root)
        pin(root, clearOf: screen.safeArea ?? .all)
        switch wrapping {
        case .allowed where navigationController == nil: break  // the screen is drawn again inside the one it makes
        case .allowed, .disabled: viewModel.contentWasDrawn()
        }
        if isOnScreen { recordAppearance() }
    }

    /// Records each time the screen's content comes to be seen; Beagle iOS misses content that arrives late.
    package func recordAppearance() {
        guard case .screen = content else { return }
        AnalyticsService.configured?.screenAppeared(screenIdentity)
    }

    /// Hides the bar for a screen without one, otherwise brings title, way back and items up to date.
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

    /// A side that keeps clear ends at the safe area, the others at the edge of the screen.
    private func pin(_ root: UIView, clearOf sides: SafeArea) {
        let safe = view.safeAreaLayoutGuide
        root.anchor(
            top: sides.top ?? true ? safe.topAnchor : view.topAnchor,
            left: sides.leading ?? true ? safe.leftAnchor : view.leftAnchor,
            bottom: sides.bottom ?? true ? safe.bottomAnchor : view.bottomAnchor,
            right: sides.trailing ?? true ? safe.rightAnchor : view.rightAnchor)
    }

    /// The view whose contexts the screen's own actions see.
    private var contextRoot: UIView {
        if case .screen(let root) = content { root } else { view }
    }
}

extension Screen {
    /// The screen's view at the root of a document: a column as large as it may be, of whose style only the background
    /// counts.
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
    /// The item's picture, or its text where there is no picture of that name.
    fileprivate func show(_ item: NavigationBarItem, imageNamed name: String?) {
        image = name.flatMap { ImageProvider.image(named: $0) }
        title = image == nil ? item.text : nil
        accessibilityLabel = item.accessibility?.accessibilityLabel ?? (image == nil ? nil : item.text)
    }
}
