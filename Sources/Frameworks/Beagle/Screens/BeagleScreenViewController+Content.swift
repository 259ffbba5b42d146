import HeadlessUIKit

extension BeagleScreenViewController: ScreenLoadObserving {
    package func screenLoadDidChange(_ report: ScreenLoadReport) {
        let state = report.state(retry: viewModel.retry)
        didChangeState(state)
        outer?.didChangeState(state)
        show(report)
    }
}

extension BeagleScreenViewController {
    /// Applies a report about the load: sets its state and shows its content. `success` is set before the content is
    /// created, an error afterwards.
    func show(_ report: ScreenLoadReport) {
        switch report {
        case .started:
            serverDrivenState = .started
        case .success:
            serverDrivenState = .success
            serverDrivenState = .finished
            renderIfNeeded()
        case .failure(let error):
            renderIfNeeded()
            serverDrivenState = .error(error, viewModel.retry)
            serverDrivenState = .finished
        }
    }

    func createContent() {
        switch wrapping {
        case .allowed where navigationController == nil: wrap()
        case .allowed, .disabled:
            viewModel.attach(self)
            viewModel.loadScreen()
        }
    }

    private func wrap() {
        guard let containers = Configured.dependencies as? any DependencyNavigationControllers else { return }
        let container = containers.navigationContainer(forId: controllerId)
        let inner = BeagleScreenViewController(viewModel: viewModel, controllerId: controllerId, outer: self)
        container.viewControllers = [inner]
        embed(container)
    }

    /// Shows `container` instead of the current content.
    func embed(_ container: UINavigationController) {
        dropContent()
        content = .container(container)
        addChild(container)
        container.view.frame = view.bounds
        container.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(container.view)
        container.didMove(toParent: self)
    }

    func dropContent() {
        switch content {
        case .none: break
        case .screen(let root): root.removeFromSuperview()
        case .container(let container):
            container.willMove(toParent: nil)
            container.view.removeFromSuperview()
            container.removeFromParent()
        }
        content = .none
    }
}

extension ScreenLoadReport {
    /// Returns the state of the screen that corresponds to this report; `retry` is called to repeat a failed load.
    fileprivate func state(retry: @escaping BeagleRetry) -> ServerDrivenState {
        switch self {
        case .started: .started
        case .success: .success
        case .failure(let error): .error(error, retry)
        }
    }
}
