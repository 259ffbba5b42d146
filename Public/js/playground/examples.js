/** Example documents. */
export const examples = [
  {
    name: 'exampleCounter',
    text: `{
  "_beagleComponent_": "beagle:screenComponent",
  "navigationBar": { "title": "Counter" },
  "context": { "id": "count", "value": 0 },
  "child": {
    "_beagleComponent_": "beagle:container",
    "style": {
      "padding": { "all": { "value": 24, "type": "REAL" } },
      "flex": { "alignItems": "CENTER" }
    },
    "children": [
      {
        "_beagleComponent_": "beagle:text",
        "text": "You pressed @{count} times",
        "textColor": "@{condition(gt(count, 4), '#A3360A', '#1E2421')}"
      },
      {
        "_beagleComponent_": "beagle:button",
        "text": "Once more",
        "style": { "margin": { "top": { "value": 16, "type": "REAL" } } },
        "onPress": [
          {
            "_beagleAction_": "beagle:setContext",
            "contextId": "count",
            "value": "@{sum(count, 1)}"
          }
        ]
      }
    ]
  }
}
`,
  },
  {
    name: 'exampleCard',
    text: `{
  "_beagleComponent_": "beagle:container",
  "style": { "padding": { "all": { "value": 20, "type": "REAL" } }, "backgroundColor": "#F5F2EC" },
  "children": [
    {
      "_beagleComponent_": "beagle:container",
      "style": {
        "backgroundColor": "#FFFFFF",
        "cornerRadius": { "radius": 14 },
        "padding": { "all": { "value": 16, "type": "REAL" } }
      },
      "children": [
        {
          "_beagleComponent_": "beagle:image",
          "mode": "CENTER_CROP",
          "path": { "_beagleImagePath_": "remote", "url": "/images/garca.svg" },
          "style": {
            "size": { "height": { "value": 180, "type": "REAL" } },
            "cornerRadius": { "radius": 10 },
            "margin": { "bottom": { "value": 12, "type": "REAL" } }
          }
        },
        { "_beagleComponent_": "beagle:text", "text": "Garça", "textColor": "#0B6E4F" },
        { "_beagleComponent_": "beagle:text", "text": "Upright, quiet and patient.", "textColor": "#5E6762" }
      ]
    }
  ]
}
`,
  },
  {
    name: 'exampleList',
    text: `{
  "_beagleComponent_": "beagle:screenComponent",
  "navigationBar": { "title": "Rides" },
  "context": {
    "id": "rides",
    "value": [
      { "no": "k7", "name": "Garça", "free": true },
      { "no": "k9", "name": "Mula", "free": false },
      { "no": "k12", "name": "Dupla", "free": true }
    ]
  },
  "child": {
    "_beagleComponent_": "beagle:listView",
    "dataSource": "@{rides}",
    "key": "no",
    "templates": [
      {
        "case": "@{item.free}",
        "view": {
          "_beagleComponent_": "beagle:button",
          "text": "@{sum(index, 1)}. Take @{item.name}",
          "style": { "padding": { "all": { "value": 14, "type": "REAL" } } },
          "onPress": [
            {
              "_beagleAction_": "beagle:setContext",
              "contextId": "item",
              "path": "free",
              "value": false
            }
          ]
        }
      },
      {
        "view": {
          "_beagleComponent_": "beagle:text",
          "text": "@{sum(index, 1)}. @{item.name} is out",
          "alignment": "CENTER",
          "textColor": "#8A8F8C",
          "style": { "padding": { "all": { "value": 14, "type": "REAL" } } }
        }
      }
    ]
  }
}
`,
  },
  {
    name: 'exampleForm',
    text: `{
  "_beagleComponent_": "beagle:simpleForm",
  "context": { "id": "form", "value": { "mail": "", "tried": false } },
  "style": { "padding": { "all": { "value": 20, "type": "REAL" } } },
  "onSubmit": [{ "_beagleAction_": "beagle:alert", "message": "Sent to @{form.mail}" }],
  "onValidationError": [
    { "_beagleAction_": "beagle:setContext", "contextId": "form", "path": "tried", "value": true }
  ],
  "children": [
    {
      "_beagleComponent_": "beagle:textInput",
      "placeholder": "Mail",
      "type": "EMAIL",
      "value": "@{form.mail}",
      "error": "@{condition(isEmpty(form.mail), 'Required', '')}",
      "showError": "@{form.tried}",
      "onChange": [
        {
          "_beagleAction_": "beagle:setContext",
          "contextId": "form",
          "path": "mail",
          "value": "@{onChange.value}"
        }
      ]
    },
    {
      "_beagleComponent_": "beagle:button",
      "text": "Send",
      "style": { "margin": { "top": { "value": 16, "type": "REAL" } } },
      "onPress": [{ "_beagleAction_": "beagle:submitForm" }]
    }
  ]
}
`,
  },
  {
    name: 'exampleTabs',
    text: `{
  "_beagleComponent_": "beagle:container",
  "context": { "id": "page", "value": 0 },
  "style": { "flex": { "grow": 1 } },
  "children": [
    {
      "_beagleComponent_": "beagle:tabBar",
      "items": [{ "title": "Map" }, { "title": "Rides" }],
      "currentTab": "@{page}",
      "onTabSelection": [
        { "_beagleAction_": "beagle:setContext", "contextId": "page", "value": "@{onTabSelection}" }
      ]
    },
    {
      "_beagleComponent_": "beagle:pageView",
      "currentPage": "@{page}",
      "onPageChange": [
        { "_beagleAction_": "beagle:setContext", "contextId": "page", "value": "@{onPageChange}" }
      ],
      "children": [
        { "_beagleComponent_": "beagle:text", "text": "The map" },
        { "_beagleComponent_": "beagle:text", "text": "The rides" }
      ]
    }
  ]
}
`,
  },
  {
    name: 'exampleMistake',
    text: `{
  "_beagleComponent_": "beagle:container",
  "children": [
    { "_beagleComponent_": "beagle:text", "text": "This is fine." },
    { "_beagleComponent_": "beagle:text", "text": { "this": "is not" } }
  ]
}
`,
  },
]
