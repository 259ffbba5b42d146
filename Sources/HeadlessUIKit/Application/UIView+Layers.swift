extension UIView {
    /// Says in the session's log what of the view's layers is not drawn.
    package func layerLacks(_ sentence: String) { UIApplication.shared.host.log(.message(sentence)) }

    /// Lets an animation that is not drawn take its time.
    package func layerRuns(_ animation: CAAnimation) {
        guard let delegate = animation.delegate else { return }
        delegate.animationDidStart(animation)
        // One that never ends tells of no end.
        guard let whole = animation.whole else { return }
        MainQueue.asyncAfter(.seconds(whole)) { delegate.animationDidStop(animation, finished: true) }
    }
}
