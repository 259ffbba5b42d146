import Wire

/// Sentences for gestures, swiped rows and downtimes.
extension Instruction {
    func sentence(for gesture: Gesture) -> String {
        switch gesture.kind {
        case .longPress: return localized(en: "Long-press \(name).", pt: "Pressione \(name) longamente.")
        case .swipeLeft: return localized(en: "Swipe left on \(name).", pt: "Deslize para a esquerda em \(name).")
        case .swipeRight: return localized(en: "Swipe right on \(name).", pt: "Deslize para a direita em \(name).")
        case .swipeUp: return localized(en: "Swipe up on \(name).", pt: "Deslize para cima em \(name).")
        case .swipeDown: return localized(en: "Swipe down on \(name).", pt: "Deslize para baixo em \(name).")
        case .pan: return localized(en: "Drag \(name)", pt: "Arraste \(name)") + " \(distance(gesture))."
        case .edgePanLeft:
            return localized(en: "Drag from the left edge of \(name)", pt: "Arraste da borda esquerda de \(name)")
                + " \(distance(gesture))."
        case .edgePanRight:
            return localized(en: "Drag from the right edge of \(name)", pt: "Arraste da borda direita de \(name)")
                + " \(distance(gesture))."
        case .twoFingerPan:
            return localized(en: "Drag \(name) with two fingers", pt: "Arraste \(name) com dois dedos")
                + " \(distance(gesture))."
        case .twoFingerTap:
            return localized(en: "Tap \(name) with two fingers.", pt: "Toque em \(name) com dois dedos.")
        case .pinch:
            let percent = Int((gesture.scale * 100).rounded())
            return localized(en: "Pinch \(name) to \(percent) %.", pt: "Faça pinça em \(name) até \(percent) %.")
        case .rotation: return turning(gesture)
        case .touch:
            let (x, y) = (Int(gesture.place.x.rounded()), Int(gesture.place.y.rounded()))
            let place = localized(en: "Touch \(name) at \(x), \(y)", pt: "Toque em \(name) em \(x), \(y)")
            guard gesture.moved != .none else { return "\(place)." }
            return place + localized(en: " and move", pt: " e mova") + " \(distance(gesture))."
        }
    }

    private func turning(_ gesture: Gesture) -> String {
        let degrees = Int((gesture.rotation * 180 / .pi).rounded())
        let way =
            degrees < 0
            ? localized(en: "counterclockwise", pt: "no sentido anti-horário")
            : localized(en: "clockwise", pt: "no sentido horário")
        return localized(en: "Turn \(name) \(abs(degrees)) degrees", pt: "Gire \(name) \(abs(degrees)) graus")
            + " \(way)."
    }

    /// Returns the movement of the finger in words: `30 points to the right and 4 up`.
    private func distance(_ gesture: Gesture) -> String {
        let (x, y) = (Int(gesture.moved.x.rounded()), Int(gesture.moved.y.rounded()))
        let across =
            x < 0
            ? localized(en: "to the left", pt: "para a esquerda") : localized(en: "to the right", pt: "para a direita")
        let along = y < 0 ? localized(en: "up", pt: "para cima") : localized(en: "down", pt: "para baixo")
        return localized(
            en: "\(abs(x)) points \(across) and \(abs(y)) \(along)",
            pt: "\(abs(x)) pontos \(across) e \(abs(y)) \(along)")
    }

    func sentence(for drag: RowDrag) -> String {
        switch drag {
        case .open(let side, let isWhole):
            let actions =
                switch side {
                case .leading: localized(en: "leading", pt: "do início")
                case .trailing: localized(en: "trailing", pt: "do fim")
                }
            let whole = isWhole ? localized(en: " all the way", pt: " até o fim") : ""
            return localized(
                en: "Swipe \(name)\(whole) to its \(actions) actions.",
                pt: "Deslize \(name)\(whole) até as ações \(actions).")
        case .back: return localized(en: "Swipe \(name) closed.", pt: "Deslize \(name) de volta.")
        case .move(let places):
            let count = places.magnitude
            let way = places < 0 ? localized(en: "up", pt: "para cima") : localized(en: "down", pt: "para baixo")
            return localized(
                en: "Move \(name) \(count) place\(count == 1 ? "" : "s") \(way).",
                pt: "Mova \(name) \(count) \(count == 1 ? "posição" : "posições") \(way).")
        }
    }

    /// Returns the cause and length of a downtime, without a full stop.
    func sentence(for pause: Downtime) -> String {
        let time = StepsPage.span(pause.away)
        return switch pause.cause {
        case .restarted:
            localized(en: "Server restarted, down \(time)", pt: "Servidor reiniciado, \(time) fora do ar")
        case .putAside:
            localized(en: "Parked without viewers, \(time)", pt: "Suspensa sem espectadores, \(time)")
        case .branched: localized(en: "Continued here, \(time) later", pt: "Continuada aqui, \(time) depois")
        case .triedAgain:
            localized(
                en: "Retried after the crash, \(time) later", pt: "Tentada de novo após o travamento, \(time) depois")
        case .passedOver:
            localized(
                en: "Continued from before the crash, \(time) later",
                pt: "Continuada de antes do travamento, \(time) depois")
        }
    }
}
