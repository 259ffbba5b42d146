extension BeagleRenderer {
    /// Prefetches the data of a component's actions while the component is rendered.
    package func prefetch(_ actions: [any Action]?) {
        guard let controller else { return }
        for case let action as any Prefetching in actions ?? [] { action.prefetch(for: controller) }
    }
}
