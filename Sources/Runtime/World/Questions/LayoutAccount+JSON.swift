import HeadlessUIKit
import JSON
import Wire

extension LayoutExplanation {
    /// Writes the report as a JSON object.
    func write(to json: inout JSONWriter) {
        json.beginObject()
        json.member("placing", placing.rawValue)
        json.key("frame")
        numbers([frame.minX, frame.minY, frame.width, frame.height].map(Double.init), to: &json)
        if isAmbiguous {
            json.key("ambiguous")
            json.bool(true)
        }
        if let content {
            json.key("content")
            json.beginObject()
            if let width = content.width { json.member("width", width) }
            if let height = content.height { json.member("height", height) }
            json.key("hugging")
            numbers(content.hugging, to: &json)
            json.key("resistance")
            numbers(content.resistance, to: &json)
            json.endObject()
        }
        if !flex.isEmpty {
            json.key("flex")
            json.beginArray()
            for value in flex {
                json.beginArray()
                json.string(value.name)
                json.string(value.value)
                json.endArray()
            }
            json.endArray()
        }
        json.key("rules")
        json.beginArray()
        for rule in rules {
            json.beginObject()
            json.member("text", rule.text)
            json.member("priority", rule.priority)
            json.key("followed")
            json.bool(rule.isFollowed)
            json.endObject()
        }
        json.endArray()
        json.endObject()
    }

    private func numbers(_ values: [Double], to json: inout JSONWriter) {
        json.beginArray()
        for value in values { json.number(value.isFinite ? (value * 1_000).rounded() / 1_000 : 0) }
        json.endArray()
    }
}
